league-seen = Seen { $count } times
league-none-leads = Nobody leads yet
league-no-leave = Nobody leaves the league

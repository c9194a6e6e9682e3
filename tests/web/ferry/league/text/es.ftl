league-seen = Vista { $count } veces
league-none-leads = Nadie va por delante aún
league-no-leave = Nadie deja la liga

league-seen = Vista { $count } vezes
league-none-leads = Ninguém vai ainda à frente
league-no-leave = Ninguém deixa a liga

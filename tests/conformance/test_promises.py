"""Every promise, for every game, player count and option."""

from __future__ import annotations

import pytest

from tests.conformance import checks
from tests.conformance.cases import TOY, Case, cases_of
from tests.games import found

every_case = pytest.mark.parametrize("case", [*TOY, *cases_of(found.NAMES)], ids=repr)


@every_case
def test_random_games_end_by_a_rule(case: Case) -> None:
    causes: dict[str, int] = {}
    for seed in range(case.games):
        cause = checks.random_game(case, seed)
        causes[cause] = causes.get(cause, 0) + 1
    assert sum(causes.values()) == case.games


@every_case
def test_steps_come_in_the_order_of_the_sequence_of_play(case: Case) -> None:
    seen = set().union(*(checks.follows_its_sequence(case, seed) for seed in range(min(case.closely, 4))))
    assert seen >= {stage.name for stage in case.box.sequence.round}, "a stage that never comes up"


@every_case
def test_play_accepts_exactly_the_legal_moves(case: Case) -> None:
    for seed in range(case.closely):
        checks.every_move(case, seed)


@every_case
def test_copies_are_independent(case: Case) -> None:
    for seed in range(case.closely):
        checks.copies_are_independent(case, seed)


@every_case
def test_what_copies_share_is_replaced(case: Case) -> None:
    for seed in range(case.closely):
        checks.shared_fields_are_replaced(case, seed)


@every_case
def test_dumps_load_mid_decision(case: Case) -> None:
    for seed in range(case.closely):
        checks.dumps_load(case, seed)


@every_case
@pytest.mark.plain
def test_copy_dump_and_load_name_every_field(case: Case) -> None:
    for seed in range(case.closely):
        checks.fields_are_named(case, seed)


@every_case
def test_records_replay_to_the_last_coin(case: Case) -> None:
    for seed in range(case.closely):
        checks.replays(case, seed)


@every_case
def test_notation_round_trips(case: Case) -> None:
    checks.notation_round_trips(case.box)
    checks.words_and_steps_fit(case.box)


@every_case
def test_components_are_conserved(case: Case) -> None:
    for seed in range(case.closely):
        checks.components_are_conserved(case, seed)


@every_case
def test_nothing_hidden_leaks(case: Case) -> None:
    for seed in range(2):
        checks.nothing_leaks(case, seed)


@every_case
def test_imagine_really_imagines(case: Case) -> None:
    for seed in range(case.closely):
        checks.imagines(case, seed)


@every_case
def test_undo_restores_the_identical_position(case: Case) -> None:
    for seed in range(case.closely):
        checks.undo_is_exact(case, seed)


@every_case
def test_scores_agree_with_events_and_with_an_independent_scorer(case: Case) -> None:
    for seed in range(case.closely):
        checks.scores_agree(case, seed)


@every_case
def test_names_mean_the_same_in_every_game(case: Case) -> None:
    for seed in range(min(case.closely, 4)):
        checks.names_mean_the_same(case, seed)

-- I9 the game of a leg is the game of its selection
select bet_id || '/' || position, 'game ' || game_id || ', selection ' || selection_id
from leg where game_id <> game_of(selection_id)

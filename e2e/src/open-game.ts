import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'

/** Football of the next hours that can be bet on; undefined when there is none. */
export async function findOpenGame(url: string) {
  const { data } = await new ApiClient(url).expect(listGames, { list: '12' })
  return data.games.find(
    ({ odds }) => odds.length > 0 && odds.every(({ status }) => status === 'open'),
  )
}

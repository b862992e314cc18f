import { RARE_WORD } from '../largeCompany.ts';
import { median, type Times, timed } from '../times.ts';
import { driftAfter } from './drift.ts';
import { explainAll } from './plans.ts';
import type { Stand } from './stand.ts';

/**
 * Maximum number of buffers for a search for one character: a thirtieth of the table with a million tickets. A search
 * without the index reads the complete table.
 */
const MOST_OF_A_SIGN = 2400;

/** Times of a case for the small and the large company. */
export interface Pair {
  small: Times;
  large: Times;
}

/** Adds to a text whether its goal was met. */
export const judge = (text: string, isMet: boolean): string => `${text} (${isMet ? 'met' : 'MISSED'})`;

/** Returns how many times longer a search takes that scans the text of every ticket. */
async function scanFactor({ pool, large }: Stand, searchMs: number): Promise<number> {
  const scan = () =>
    pool.query(
      `select id from tickets where company_id = $1 and deleted_at is null
        and (location ilike $2 or well_name ilike $2 or description ilike $2) order by created_at desc, id desc limit 10`,
      [large.id, `%${RARE_WORD}%`],
    );
  return median([await timed(scan), await timed(scan), await timed(scan)]) / searchMs;
}

/** Returns the maximum number of 8 KiB pages that a search for one character reads, with the character. */
async function worstSign({ pool, large, statementsOf }: Stand): Promise<{ sign: string; buffers: number }> {
  let worst = { sign: '', buffers: 0 };
  for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789') {
    const path = `/api/v1/ticket?filterOptions=none&search=${sign}`;
    const { buffers } = await explainAll(pool, await statementsOf(() => large.get(path)));
    if (buffers > worst.buffers) worst = { sign, buffers };
  }
  return worst;
}

/** Checks the acceptance figures of one database except the buffers. */
export async function judgeEngine(
  stand: Stand,
  times: ReadonlyMap<string, Pair>,
  steps: number,
): Promise<string[]> {
  const page = times.get('page 1 with count');
  const search = times.get('search, 40 hits');
  if (!page || !search) return [];
  const mostMs = stand.engine === 'postgres' ? 20 : 40;
  const ratio = page.large.p50 / page.small.p50;
  const factor = await scanFactor(stand, search.large.p50);
  const { sign, buffers } = await worstSign(stand);
  const drift = await driftAfter(stand.db, steps);
  const [fewLabel, many] = [stand.small, stand.large].map(({ tickets }) => tickets.toLocaleString('en'));
  return [
    judge(
      `page 1 with count: p95 ${page.large.p95.toFixed(1)} of at most ${mostMs} ms`,
      page.large.p95 < mostMs,
    ),
    judge(`${many} against ${fewLabel} tickets: ${ratio.toFixed(2)} times, at most 3`, ratio <= 3),
    judge(`search with 40 hits against ILIKE: ${factor.toFixed(0)} times faster, at least 20`, factor >= 20),
    judge(
      `search for one sign: at most ${buffers.toLocaleString('en')} buffers (${sign}), of at most ${MOST_OF_A_SIGN}`,
      buffers <= MOST_OF_A_SIGN,
    ),
    judge(`days with other sums after ${steps.toLocaleString('en')} changes: ${drift}`, drift === 0),
  ];
}

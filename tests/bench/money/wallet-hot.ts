import { callsPerSecond } from '../calls.ts';
import { evenly } from '../evenly.ts';
import { atLeast, atMost, percentile, type Figure } from '../figure.ts';
import { labelBuyers } from './label-buyers.ts';

const connections = 32;
const warmUpMs = 5_000;
const ms = 8_000;
const asked = 200;
const onTwoNodes = { perSecond: 100, seconds: 10 };

/**
 * `wallet-hot`: one shop buys labels over 32 connections, each behind the one before. `wallet-two-nodes`: 100 a second of them in turns over two nodes, p99 from the
 * call to its answer; none may be refused.
 */
export const walletHotFigures = async (url: string): Promise<Figure[]> => {
  const { portal, startAnother, next, stop } = await labelBuyers(url, 1);
  try {
    await callsPerSecond({ url: portal.url, connections, ms: warmUpMs, next });
    const { accepted, refused, perSecond } = await callsPerSecond({ url: portal.url, connections, ms, next });
    if (refused > 0) throw new Error(`${refused} of ${accepted + refused} labels of one shop were refused.`);

    const other = await startAnother();
    const took: number[] = [];
    const buy = async (turn: number) => {
      const { path, headers, body } = next();
      const started = performance.now();
      const answer = await fetch(`${(turn % 2 === 0 ? portal : other).url}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`A label of one shop was refused on one of two nodes: ${text}`);
      took.push(performance.now() - started);
    };
    try {
      await evenly(onTwoNodes.perSecond, 2, buy);
      took.length = 0;
      await evenly(onTwoNodes.perSecond, onTwoNodes.seconds, buy);
    } finally {
      await other.stop();
    }
    return [atLeast('wallet-hot', perSecond, 'commands/s', asked, 1), atMost('wallet-two-nodes', percentile(took, 0.99), 'ms', 100, 1)];
  } finally {
    await stop();
  }
};

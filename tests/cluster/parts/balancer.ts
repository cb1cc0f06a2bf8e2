import { openProxy } from './proxy.ts';

export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** How often each node is asked, and how long it may take, in ms. */
const everyMs = 250;
const patience = 1_000;

/** Leads each connection to the next of the nodes that are well, WebSockets and all. A node that does not take it is passed over at once. */
export const openBalancer = async (ports: readonly number[], port?: number): Promise<Balancer> => {
  let well = ports;
  let turn = 0;
  const look = setInterval(async () => {
    const answers = await Promise.all(ports.map(isWell));
    well = ports.filter((_, index) => answers[index]);
  }, everyMs);
  const inTurn = (): readonly number[] => {
    const first = turn++ % Math.max(well.length, 1);
    return [...well.slice(first), ...well.slice(0, first)];
  };
  const proxy = await openProxy(inTurn, port);
  return {
    url: `http://localhost:${proxy.port}`,
    close: async () => {
      clearInterval(look);
      await proxy.close();
    },
  };
};

const isWell = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  );

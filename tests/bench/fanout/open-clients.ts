import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Seat } from './seats.ts';

export type ToClients = { url: string; sit: readonly Seat[] } | { ask: 'heard' };
export interface Heard {
  delays: number[];
}

/** Browsers that only listen, all in a process of their own. */
export interface Clients {
  pid: number;
  /** How old each notice was when it was heard, by its event's own time, in ms: all since it was asked last. */
  heard(): Promise<number[]>;
  stop(): void;
}

/** Resolves when every seat is taken and follows its topics. */
export const openClients = async (url: string, sit: readonly Seat[]): Promise<Clients> => {
  const child = fork(path.join(import.meta.dirname, 'clients.ts'), { serialization: 'advanced' });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The clients ended with ${code}.`)));
  gone.catch(() => {});
  const asked = async (message: ToClients): Promise<number[]> => {
    const answer = once(child, 'message') as Promise<[Heard]>;
    child.send(message);
    return (await Promise.race([answer, gone]))[0].delays;
  };
  await asked({ url, sit });
  return { pid: child.pid!, heard: () => asked({ ask: 'heard' }), stop: () => void child.kill() };
};

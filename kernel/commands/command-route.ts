import type { DataOf, Endpoint } from '#contracts/kernel/endpoint.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Call } from '#contracts/kernel/route.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { CommandOutcome } from './commands.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A call that appends events. */
export interface CommandCall<E extends Endpoint<any, any, any>> extends Call<E> {
  /** When it happens, by the injected clock. */
  now: Date;
  numbers: Numbers;
}

/** What a decider is asked: the body of its endpoint, and whatever else of the call it goes by. */
export type CommandOf<E extends Endpoint<any, any, any>, Also extends keyof CommandCall<E> = never> = Pick<CommandCall<E>, 'body' | Also>;

/**
 * A use case on the wire: the endpoint, and how its command loads states and is decided. The composition root mounts it; the demo world and the
 * tests call `handle` just as it does.
 */
export interface CommandRoute<E extends Endpoint<any, any, any> = Endpoint<any, any, any>> {
  endpoint: E;
  handle(call: CommandCall<E>, load: UnitOfWork): Promise<Rejection | CommandOutcome<DataOf<E>>>;
  /** Called before it is carried out: why that is not possible now, or what is to be done once it is over. */
  begin?(call: Pick<Call<E>, 'body' | 'viewer'>): Promise<Rejection | (() => Promise<void>)>;
}

export const commandRoute = <E extends Endpoint<any, any, any>>(endpoint: E, handle: CommandRoute<E>['handle']): CommandRoute<E> => ({
  endpoint,
  handle,
});

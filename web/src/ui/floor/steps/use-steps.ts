import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from '#web/browser/store.ts';

/** What a page is after an input, and what is to be done about it, in order. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

interface Parts<State, Input, Effect> {
  initial: State;
  /** Pure. */
  step(state: State, input: Input): Step<State, Effect>;
  /** Does what a step asks for: sends commands, sounds, navigates. What comes of it is given back through `send`. */
  run(effect: Effect, send: (input: Input) => void): void;
  /** Effects that only ask somebody else begin at once, since an answer takes longer than a drawing. */
  asks?(effect: Effect): boolean;
}

/**
 * Runs a page as a reducer with effects. They run once the state shows, so with what the page knows by then; those of a page that was left run at once,
 * since nothing of it shows any more.
 */
export const useSteps = <State, Input, Effect extends object>(parts: Parts<State, Input, Effect>) => {
  const [machine] = useState(() => createMachine(parts));
  const state = useStore(machine.states);
  useLayoutEffect(() => {
    machine.shows(state, parts);
  });
  useLayoutEffect(() => () => machine.leave(), [machine]);
  return { state, send: machine.send };
};

const createMachine = <State, Input, Effect extends object>(first: Parts<State, Input, Effect>) => {
  const states = createStore(first.initial);
  const effects: Effect[] = [];
  let { step, run, asks } = first;
  /** Undefined before the page is on screen and after it was left. */
  let shown: { state: State } | undefined;

  const send = (input: Input): void => {
    const next = step(states.get(), input);
    const asked = next.effects.filter((effect) => asks?.(effect));
    effects.push(...next.effects.filter((effect) => !asked.includes(effect)));
    states.set(() => next.state);
    for (const effect of asked) run(effect, send);
    if (!shown || Object.is(shown.state, next.state)) runEffects();
  };
  /** Each runs once, also where it asks for others. */
  const runEffects = () => {
    for (let effect = effects.shift(); effect; effect = effects.shift()) run(effect, send);
  };
  return {
    states,
    send,
    shows(state: State, latest: Parts<State, Input, Effect>): void {
      ({ step, run, asks } = latest);
      shown = { state };
      runEffects();
    },
    leave(): void {
      shown = undefined;
      runEffects();
    },
  };
};

import { useEffect, useState } from 'react';
import { callLight } from '#web/api/call-light.ts';
import { takeConsentAddress } from './consent-address.ts';

/** `none`: the platform brought no code that could be taken. */
export type Taken = 'none' | 'pending' | 'taken' | 'refused';

/** A code is used up with the first call: however often the page is drawn, it is brought once. */
const brought = new Map<string, Promise<boolean>>();

const bring = (state: string, code: string): Promise<boolean> => {
  const known = brought.get(state);
  if (known) return known;
  const call = callLight(takeConsentAddress, { body: { state, code }, quiet: true }).then(
    () => true,
    () => false,
  );
  brought.set(state, call);
  return call;
};

/** Brings the code of a platform to the portal, where it was asked for. */
export const useTakenConsent = (state: string | null, code: string | null): Taken => {
  const [taken, setTaken] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    if (state && code) void bring(state, code).then((done) => isShown && setTaken(done));
    return () => {
      isShown = false;
    };
  }, [state, code]);
  if (!state || !code) return 'none';
  if (taken === undefined) return 'pending';
  return taken ? 'taken' : 'refused';
};

import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';

/** Waits for the network, and not only for those in front of it. */
export const isHeld = ({ state, deferred }: WaitingCall, isAway: boolean): boolean => state === 'waiting' && (deferred || isAway);

/** Refused when the person had gone on: somebody has to deal with the goods. */
export const isUnsettled = ({ state, deferred }: WaitingCall): boolean => state === 'refused' && deferred;

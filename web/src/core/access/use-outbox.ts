import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from './use-user.ts';
import { useStore } from '#web/browser/store.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import { floorOutbox } from '#web/api/outbox/floor-outbox.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';

/** All calls that the person gave on this device and that are still to be sent or settled, in whichever warehouse. */
export const useOwnCalls = (): readonly WaitingCall[] => {
  const { id: owner } = useUser();
  const calls = useStore(floorOutbox.calls);
  useEffect(() => {
    void floorOutbox.start(owner);
  }, [owner]);
  return calls.filter((call) => call.owner === owner);
};

/**
 * The outbox as a page sees it: the calls of its own context, and how to give more. What is given is sent in order, once, and waits where there is no network.
 * `changes` are the reads that each of them makes old.
 */
export const useOutbox = (context: string, changes: readonly Pick<AnyEndpoint, 'name'>[]): PageOutbox => {
  const { warehouse } = useUser();
  const { pathname } = useLocation();
  const warehouseId = warehouse?.id;
  const own = useOwnCalls().filter((call) => call.context === context && call.warehouseId === warehouseId);
  return {
    pending: own.filter(({ state }) => state !== 'refused'),
    refused: own.find(({ state, noticed }) => state === 'refused' && !noticed),
    enqueue: (endpoint, body, onAnswer) => {
      // The schemas stay behind: what is kept must be plain.
      const { name, method, path, bases, payload, command, multipart } = endpoint;
      const address = { name, method, path, bases, ...(payload && { payload }), ...(command && { command }), ...(multipart && { multipart }) };
      return floorOutbox.enqueue({
        address,
        context,
        pathname,
        warehouseId,
        body: body as Record<string, unknown>,
        changes: changes.map((read) => read.name),
        ...(onAnswer && { onAnswer: onAnswer as (answer: unknown) => void }),
      });
    },
    cancelUnsent: floorOutbox.cancelUnsent,
    dismiss: floorOutbox.dismiss,
    settle: floorOutbox.settle,
  };
};

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from './use-user.ts';
import { useStore } from '#web/browser/store.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import { floorOutbox } from '#web/api/outbox/floor-outbox.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';

/** The outbox as a page sees it: the calls of its own context, and how to give more. `changes` are the reads that each of them makes old. */
export const useOutbox = (context: string, changes: readonly Pick<AnyEndpoint, 'name'>[]): PageOutbox => {
  const { id: owner } = useUser();
  const { pathname } = useLocation();
  const calls = useStore(floorOutbox.calls).filter((call) => call.owner === owner);

  useEffect(() => {
    void floorOutbox.start(owner);
  }, [owner]);

  const own = calls.filter((call) => call.context === context);
  return {
    pending: own.filter(({ state }) => state !== 'refused'),
    refused: own.find(({ state }) => state === 'refused'),
    waiting: calls.filter(({ state, tried }) => state === 'waiting' && (tried || !navigator.onLine)).length,
    enqueue: (endpoint, body, { photos, onAnswer } = {}) => {
      // The schemas stay behind: what is kept must be plain.
      const { name, method, path, bases, payload, command, multipart } = endpoint;
      const address = { name, method, path, bases, ...(payload && { payload }), ...(command && { command }), ...(multipart && { multipart }) };
      return floorOutbox.enqueue({
        address,
        context,
        pathname,
        body: body as Record<string, unknown>,
        ...(photos && { photos }),
        changes: changes.map((read) => read.name),
        ...(onAnswer && { onAnswer: onAnswer as (answer: unknown) => void }),
      });
    },
    cancelUnsent: floorOutbox.cancelUnsent,
    dismiss: floorOutbox.dismiss,
  };
};

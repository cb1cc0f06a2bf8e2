import { useState } from 'react';
import { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { addressFields, gapsOf, type AddressField } from '#web/shared/order/address-draft.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useApplication, type Applied } from '../use-application.ts';
import { applicationOf, emptyDraft, hasWrongBox, type ReshipDraft } from './reship-draft.ts';

const shown = ['oneIds', 'boxes', 'dueAt', 'remark', ...addressFields.map((field) => `address.${field}`)];

/** The application for these items: its draft, what is missing, what the server refuses, and sending it. */
export const useReship = (oneIds: readonly string[], applied: Applied) => {
  const [draft, setDraft] = useState<ReshipDraft>(emptyDraft);
  const [tried, setTried] = useState(false);
  const gaps = gapsOf(draft.address);
  const command = useApplication(applyReshipEndpoint, oneIds, applied);
  return {
    draft,
    change: (changes: Partial<ReshipDraft>) => {
      command.reset();
      setDraft((before) => ({ ...before, ...changes }));
    },
    gaps: tried ? gaps : new Set<AddressField>(),
    errors: serverErrors(command.error, shown),
    sending: command.isPending,
    send: () => {
      setTried(true);
      if (gaps.size === 0 && !hasWrongBox(draft, oneIds) && !command.isPending) command.mutate(applicationOf(draft, oneIds));
    },
  };
};

export type ReshipForm = ReturnType<typeof useReship>;

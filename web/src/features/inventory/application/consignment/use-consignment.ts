import { useState } from 'react';
import { applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import { serverErrors } from '../../../../ui/form/server-errors.ts';
import { useApplication, type Applied } from '../use-application.ts';
import { applicationOf, emptyDraft, gapsOf, isComplete, noGaps, type ConsignmentDraft } from './consignment-draft.ts';

const shown = ['items', 'platform', 'remark'];

/** The application for these items: its draft, what is missing, what the server refuses, and sending it. */
export const useConsignment = (oneIds: readonly string[], applied: Applied) => {
  const [draft, setDraft] = useState<ConsignmentDraft>(emptyDraft);
  const [tried, setTried] = useState(false);
  const gaps = gapsOf(draft, oneIds);
  const command = useApplication(applyConsignmentEndpoint, oneIds, applied);
  return {
    draft,
    change: (changes: Partial<ConsignmentDraft>) => {
      command.reset();
      setDraft((before) => ({ ...before, ...changes }));
    },
    gaps: tried ? gaps : noGaps,
    errors: serverErrors(command.error, shown),
    sending: command.isPending,
    send: () => {
      setTried(true);
      if (isComplete(gaps) && !command.isPending) command.mutate(applicationOf(draft, oneIds));
    },
  };
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import { dearest, sumOf, surePriceCents } from '#web/shared/order/prices/prices.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { useApplication, type Applied } from '../use-application.ts';
import { applicationOf, emptyDraft, gapsOf, isComplete, noGaps, type ConsignmentDraft } from './consignment-draft.ts';

const shown = ['items', 'platform', 'remark'];

/** The application for these items: its draft, what is missing, what the server refuses, and sending it. */
export const useConsignment = (oneIds: readonly string[], applied: Applied) => {
  const [draft, setDraft] = useState<ConsignmentDraft>(emptyDraft);
  const { t } = useTranslation();
  const confirm = useConfirm();
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
    send: async (): Promise<void> => {
      setTried(true);
      if (!isComplete(gaps) || command.isPending) return;
      const price = dearest(draft.prices, oneIds);
      const sure =
        price < surePriceCents ||
        (await confirm({
          kind: 'plain',
          title: t('orders.apply.consignSure', { count: oneIds.length, amount: formatMoney(sumOf(draft.prices, oneIds)) }),
          text: t('orders.apply.dearText', { amount: formatMoney(price) }),
          confirm: t('orders.apply.submit', { count: oneIds.length }),
        }));
      if (sure) command.mutate(applicationOf(draft, oneIds));
    },
  };
};

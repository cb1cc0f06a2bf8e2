import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { useCommand } from '../../../api/use-command.ts';
import { showSuccess } from '../../../app/notices/notices.ts';
import { addressFields, gapsOf, type AddressField } from '../../../shared/order/address-draft.ts';
import { serverErrors } from '../../../ui/form/server-errors.ts';
import { applicationOf, emptyDraft, type ReshipDraft } from './reship-draft.ts';

const shown = ['oneIds', 'boxes', 'dueAt', 'remark', ...addressFields.map((field) => `address.${field}`)];

/** The application for these items: its draft, what is missing, what the server refuses, and sending it. */
export const useReship = (oneIds: readonly string[], applied: (oddNo: string) => void) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<ReshipDraft>(emptyDraft);
  const [tried, setTried] = useState(false);
  const gaps = gapsOf(draft.address);
  const command = useCommand(applyReshipEndpoint, {
    quiet: true,
    changes: [listInventory, listOrders],
    onSuccess: ({ oddNo }) => {
      showSuccess(t('orders.apply.applied', { oddNo }));
      applied(oddNo);
    },
  });
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
      if (gaps.size === 0 && !command.isPending) command.mutate(applicationOf(draft, oneIds));
    },
  };
};

export type ReshipForm = ReturnType<typeof useReship>;

import { useTranslation } from 'react-i18next';
import { printShippingLabels, MAX_PRINTED_LABELS } from '#contracts/labels/shipping/print-shipping-labels.ts';
import {
  refundDays,
  refundLabelEndpoint,
  retryVoidEndpoint,
  voidLabelEndpoint,
  labelMessages,
} from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { ShippingLabelActionName } from '#contracts/labels/shipping/shipping-label-actions.ts';
import { getShippingLabel, listShippingLabels, type ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { labelForm } from '#web/shared/print/label-form.ts';
import { usePrint } from '#web/shared/print/use-print.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

type Labels = readonly ShippingLabelRow[];

/** What can be done with labels that allow it. Answers whether it was done. */
export type LabelActions = Readonly<Record<ShippingLabelActionName, (labels: Labels) => Promise<boolean>>>;

const reads = [listShippingLabels, getShippingLabel];
const feesOf = (labels: Labels): number => labels.reduce((sum, { feeCents }) => sum + feeCents, 0);

/** */
export const useLabelActions = (): LabelActions => {
  const { t } = useTranslation();
  const words = useWords();
  const print = usePrint();
  const confirm = useConfirm();
  const voiding = useCommand(voidLabelEndpoint, { invalidates: reads });
  const retrying = useCommand(retryVoidEndpoint, { invalidates: reads });
  const refunding = useCommand(refundLabelEndpoint, { invalidates: [...reads, getWallet] });

  const which = (labels: Labels): string =>
    labels.length === 1 ? labels[0]!.logNo || labels[0]!.labelNo : t('labels.count', { count: labels.length });
  return {
    print: async (labels) => {
      const taken = labels.slice(0, MAX_PRINTED_LABELS);
      const sheet = (numbers: Labels) =>
        print(
          callEndpoint(printShippingLabels, { query: { labelNos: numbers.map(({ labelNo }) => labelNo).join(','), ...labelForm() }, quiet: true }),
        );
      const drawnHere = taken.filter(({ carrierFile }) => !carrierFile);
      if (drawnHere.length > 0) await sheet(drawnHere);
      // The carrier's own files are sent one by one.
      for (const label of taken) if (label.carrierFile) await sheet([label]);
      return true;
    },
    void: async (labels) => {
      const given = await confirm({
        kind: 'reject',
        title: t('labels.voidTitle', { which: which(labels) }),
        text: t('labels.voidText', { count: labels.length, amount: formatMoney(feesOf(labels)), days: refundDays }),
        confirm: t('labels.voidConfirm', { count: labels.length }),
        reason: {
          readers: 'concerned',
          presets: [t('labels.voidReasons.address'), t('labels.voidReasons.parcel'), t('labels.voidReasons.unneeded')],
        },
      });
      if (!given) return false;
      const done = await oneByOne(labels, ({ labelNo }) => voiding.mutateAsync({ labelNo, reason: given.reason }));
      if (done > 0) showSuccess(words(labelMessages.labelVoided));
      return true;
    },
    retryVoid: async (labels) => {
      const done = await oneByOne(labels, ({ labelNo }) => retrying.mutateAsync({ labelNo }));
      if (done > 0) showSuccess(t('labels.isAskedAgain', { count: done }));
      return true;
    },
    refund: async (labels) => {
      const amount = formatMoney(feesOf(labels));
      const given = await confirm({
        kind: 'plain',
        title: t('labels.refundTitle', { which: which(labels) }),
        text: t('labels.refundText', { count: labels.length, amount }),
        confirm: t('labels.refundConfirm', { amount }),
      });
      if (!given) return false;
      const done = await oneByOne(labels, ({ labelNo }) => refunding.mutateAsync({ labelNo }));
      if (done > 0) showSuccess(t('labels.isRefunded', { count: done }));
      return true;
    },
  };
};

import { useTranslation } from 'react-i18next';
import { shipmentActions } from '#contracts/fulfilment/shipment-actions.ts';
import { approveShipmentEndpoint, closeShipmentCaseEndpoint, rejectShipmentEndpoint } from '#contracts/fulfilment/shipment-commands.ts';
import type { ShipmentRow } from '#contracts/fulfilment/shipment-queries.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { shipmentReads } from '../shipment-reads.ts';

type Reviewed = Pick<ShipmentRow, 'shipmentNo' | 'version' | 'actions'>;

export interface ShipmentReview {
  /** Each does nothing with those that the server does not allow it for, and answers whether it was gone through with. */
  approve(shipments: readonly Reviewed[]): Promise<boolean>;
  reject(shipments: readonly Reviewed[]): Promise<boolean>;
  closeCase(shipment: Reviewed): Promise<void>;
  busy: boolean;
}

const presets: readonly PresetReason[] = ['itemsOnHold', 'notSoldThere', 'priceTooHigh', 'conditionTooPoor'];

/** The reviewer's decision on shipments, each as it was on the screen. One is approved at once, several are asked about. */
export const useShipmentReview = (): ShipmentReview => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  // Where another was quicker, what shows is old.
  const onError = () => void invalidateReads(...shipmentReads);
  const approving = useCommand(approveShipmentEndpoint, { invalidates: shipmentReads, onError });
  const rejecting = useCommand(rejectShipmentEndpoint, { invalidates: shipmentReads, onError });
  const closing = useCommand(closeShipmentCaseEndpoint, {
    invalidates: shipmentReads,
    onError,
    onSuccess: () => showSuccess(t('programmeReview.caseClosed')),
  });
  const busy = approving.isPending || rejecting.isPending || closing.isPending;
  const allowing = (shipments: readonly Reviewed[], action: 'approve' | 'reject') =>
    busy ? [] : shipments.filter(({ actions }) => actions.includes(action));
  const inWords = (preset: PresetReason): string => t(`orders.reasons.${preset}`);

  return {
    approve: async (shipments) => {
      const allowed = allowing(shipments, 'approve');
      const count = allowed.length;
      if (count === 0) return false;
      const question = {
        kind: 'plain',
        title: t('programmeReview.approveTitle', { count }),
        text: t('programmeReview.approveText'),
        confirm: t('programmeReview.approveMany', { count }),
      } as const;
      if (count > 1 && (await confirm(question)) === false) return false;
      const done = await oneByOne(allowed, ({ shipmentNo, version }) => approving.mutateAsync({ shipmentNo, version }));
      if (done > 0) showSuccess(t('programmeReview.approved', { count: done }));
      return true;
    },
    reject: async (shipments) => {
      const allowed = allowing(shipments, 'reject');
      const count = allowed.length;
      if (count === 0) return false;
      const given = await confirm({
        kind: 'reject',
        title: t('programmeReview.rejectTitle', { which: count === 1 ? allowed[0]!.shipmentNo : t('programme.count', { count }) }),
        text: t('programmeReview.rejectText'),
        confirm: t('programmeReview.rejectMany', { count }),
        reason: { readers: 'concerned', presets: presets.map(inWords) },
      });
      if (given === false) return false;
      const { reason } = given;
      // A reason left as it was offered is sent as such too, for readers of another language.
      const preset = presets.find((one) => inWords(one) === reason);
      const done = await oneByOne(allowed, ({ shipmentNo, version }) => rejecting.mutateAsync({ shipmentNo, version, reason, preset }));
      if (done > 0) showSuccess(t('programmeReview.rejected', { count: done }));
      return true;
    },
    closeCase: async ({ shipmentNo }) => {
      const given = await confirm({
        kind: 'plain',
        title: t('programmeReview.closeCaseTitle', { shipmentNo }),
        text: t('programmeReview.closeCaseText'),
        confirm: words(shipmentActions.closeCase),
        reason: {
          readers: 'concerned',
          presets: [
            t('programmeReview.closeCaseReasons.compensated'),
            t('programmeReview.closeCaseReasons.carrierClaim'),
            t('programmeReview.closeCaseReasons.notSent'),
          ],
        },
      });
      if (given) closing.mutate({ shipmentNo, reason: given.reason });
    },
    busy,
  };
};

import { useTranslation } from 'react-i18next';
import { saleActions, type SaleActionName } from '#contracts/sales/sale-actions.ts';
import {
  archiveSaleEndpoint,
  cancelSaleEndpoint,
  keepSaleEndpoint,
  closeSaleEndpoint,
  processSaleEndpoint,
  raiseSaleIssueEndpoint,
  refundSaleEndpoint,
  returnSaleEndpoint,
  settleSaleIssueEndpoint,
} from '#contracts/sales/sale-commands.ts';
import type { SaleDetail } from '#contracts/sales/sale-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { saleReads as invalidates } from '../sale-reads.ts';

type StepName = Exclude<SaleActionName, 'changePrice' | 'payOut' | 'reassign'>;

/** The steps that ask first, some for a reason, and then are one call. */
export const useSaleSteps = ({ saleId, money, shopInfo, oversale, penalty = 0 }: SaleDetail) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const ownerName = useOwnerName();
  const raising = useCommand(raiseSaleIssueEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.issueRaised')) });
  const settling = useCommand(settleSaleIssueEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.issueSettled')) });
  const processing = useCommand(processSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.processed')) });
  const returning = useCommand(returnSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.returned')) });
  const refunding = useCommand(refundSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.refunded')) });
  const cancelling = useCommand(cancelSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.cancelled')) });
  const keeping = useCommand(keepSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.kept')) });
  const archiving = useCommand(archiveSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.archived')) });
  const closing = useCommand(closeSaleEndpoint, { invalidates, onSuccess: () => showSuccess(t('sales.closed')) });
  const sure = (title: string, text: string | undefined, name: StepName) =>
    confirm({ kind: 'plain', title, ...(text && { text }), confirm: words(saleActions[name]) });
  const why = (title: string, text: string, name: StepName, presets: readonly string[]) =>
    confirm({ kind: 'plain', title, text, confirm: words(saleActions[name]), reason: { readers: 'concerned', presets } });

  const steps: Record<StepName, () => Promise<void>> = {
    raiseIssue: async () => {
      const presets = [t('sales.issueReasons.damaged'), t('sales.issueReasons.wrongPrice'), t('sales.issueReasons.buyer')];
      const given = await why(t('sales.issueTitle'), t('sales.issueText'), 'raiseIssue', presets);
      if (given) raising.mutate({ saleId, reason: given.reason });
    },
    settleIssue: async () => settling.mutate({ saleId }),
    process: async () => {
      if (await sure(t('sales.processTitle'), t('sales.processText'), 'process')) processing.mutate({ saleId });
    },
    return: async () => {
      const presets = [t('sales.returnReasons.buyer'), t('sales.returnReasons.check')];
      const given = await why(t('sales.returnTitle'), t('sales.returnText'), 'return', presets);
      if (given) returning.mutate({ saleId, reason: given.reason });
    },
    refund: async () => {
      const paid = money.isPosted ? money.gross - money.platformFee : 0;
      const text = paid > 0 ? t('sales.refundText', { amount: formatMoney(paid), shop: ownerName(shopInfo) }) : t('sales.refundNothing');
      if (await sure(t('sales.refundTitle'), text, 'refund')) refunding.mutate({ saleId });
    },
    cancel: async () => {
      const presets = [t('sales.cancelReasons.buyer'), t('sales.cancelReasons.oversold'), t('sales.cancelReasons.gone')];
      const cost = penalty > 0 ? ` ${t('sales.cancelPenalty', { amount: formatMoney(penalty) })}` : '';
      const given = await why(t('sales.cancelTitle'), t('sales.cancelText') + cost, 'cancel', presets);
      if (!given) return;
      const isOurs = given.reason !== presets[0];
      cancelling.mutate({ saleId, reason: given.reason, ...(isOurs && penalty > 0 && { penaltyCents: penalty }) });
    },
    keep: async () => {
      const text = t('sales.keepText', { amount: formatMoney(oversale?.otherPenalty ?? 0) });
      if (await sure(t('sales.keepTitle'), text, 'keep')) keeping.mutate({ saleId });
    },
    archive: async () => {
      if (await sure(t('sales.archiveTitle'), undefined, 'archive')) archiving.mutate({ saleId });
    },
    close: async () => {
      const presets = [t('sales.closeReasons.settled'), t('sales.closeReasons.twice')];
      const given = await why(t('sales.closeTitle'), t('sales.closeText'), 'close', presets);
      if (given) closing.mutate({ saleId, reason: given.reason });
    },
  };
  const isBusy = [raising, settling, processing, returning, refunding, cancelling, keeping, archiving, closing].some(({ isPending }) => isPending);
  return { steps, isBusy };
};

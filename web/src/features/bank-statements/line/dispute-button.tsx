import { Button } from 'antd';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { disputeBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { useSettle } from './use-settle.ts';

/** The bank is asked; until it answers the line stays open. */
export const DisputeButton = ({ line: { lineId } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending } = useSettle(disputeBankLine);
  const ask = async (): Promise<void> => {
    const given = await confirm({
      kind: 'reject',
      title: t('bankStatements.disputeTitle'),
      text: t('bankStatements.disputeText'),
      confirm: t('bankStatements.dispute'),
      reason: { readers: 'colleagues' },
    });
    if (given) mutate({ lineId, reason: given.reason });
  };
  return (
    <Button icon={<MessageCircleQuestion size={15} aria-hidden />} loading={isPending} onClick={() => void ask()}>
      {t('bankStatements.dispute')}
    </Button>
  );
};

import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { releaseBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { useSettle } from './use-settle.ts';

/** A match that was wrong: the line is open again, and what it posted is reversed. */
export const ReleaseButton = ({ line: { lineId } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending } = useSettle(releaseBankLine);
  const ask = async (): Promise<void> => {
    const given = await confirm({
      kind: 'reject',
      title: t('bankStatements.release.title'),
      text: t('bankStatements.release.text'),
      confirm: t('bankStatements.release.button'),
      reason: { readers: 'colleagues' },
    });
    if (given) mutate({ lineId, reason: given.reason });
  };
  return (
    <Button icon={<Undo2 size={15} aria-hidden />} loading={isPending} onClick={() => void ask()}>
      {t('bankStatements.release.button')}
    </Button>
  );
};

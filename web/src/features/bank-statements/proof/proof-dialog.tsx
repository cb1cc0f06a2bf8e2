import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { getBankProof, MAX_PROOF_ITEMS, type BankProof } from '#contracts/statements/bank/bank-queries.ts';
import { postBankOpening } from '#contracts/statements/bank/settle-bank-line.ts';
import { bankStatementWrites } from '#contracts/statements/statement-access.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { PostingLink } from '#web/shared/postings/posting-link.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './proof.module.css';

interface Props {
  proof: BankProof;
  onClose: () => void;
}

type Posting = BankProof['postings']['items'][number];
type Line = BankProof['lines']['items'][number];

/** What is outstanding, item by item. */
export default function ProofDialog({ proof, onClose }: Props) {
  const { t } = useTranslation();
  const { postings, lines, openingCents } = proof;
  const postingColumns: Column<Posting>[] = [
    { key: 'day', title: t('bankStatements.day'), width: 110, render: ({ effectiveDate }) => effectiveDate },
    { key: 'posting', title: t('bankStatements.posting'), width: 240, render: ({ postingId }) => <PostingLink postingId={postingId} /> },
    { key: 'remark', title: t('bankStatements.remark'), render: ({ remark }) => remark },
    { key: 'amount', title: t('bankStatements.amount'), width: 120, numeric: true, render: ({ cents }) => <Money cents={cents} unit="" /> },
  ];
  const lineColumns: Column<Line>[] = [
    { key: 'day', title: t('bankStatements.bookedOn'), width: 110, render: ({ bookedOn }) => bookedOn },
    { key: 'payer', title: t('bankStatements.payer'), width: 240, render: ({ payer }) => payer },
    { key: 'text', title: t('bankStatements.text'), render: ({ text }) => text },
    // What the bank has and the books do not, lowers what the books are ahead by.
    { key: 'amount', title: t('bankStatements.amount'), width: 120, numeric: true, render: ({ cents }) => <Money cents={-cents} unit="" /> },
  ];
  return (
    <Modal open centered width={860} title={t('bankStatements.proof.itemsTitle')} footer={null} onCancel={onClose}>
      {openingCents !== 0 && <Opening cents={openingCents} />}
      <Section title={t('bankStatements.proof.inBooksOnly')} count={postings.count} aside={formatMoney(postings.cents)}>
        <DataTable
          inline
          columns={postingColumns}
          rows={postings.items}
          keyOf={({ postingId }) => postingId}
          label={t('bankStatements.proof.inBooksOnly')}
        />
        {postings.count > MAX_PROOF_ITEMS && <p>{t('bankStatements.proof.more', { shown: MAX_PROOF_ITEMS, count: postings.count })}</p>}
      </Section>
      <Section title={t('bankStatements.proof.atBankOnly')} count={lines.count} aside={formatMoney(-lines.cents)}>
        <DataTable inline columns={lineColumns} rows={lines.items} keyOf={({ lineId }) => lineId} label={t('bankStatements.proof.atBankOnly')} />
        {lines.count > MAX_PROOF_ITEMS && <p>{t('bankStatements.proof.more', { shown: MAX_PROOF_ITEMS, count: lines.count })}</p>}
      </Section>
    </Modal>
  );
}

const Opening = ({ cents }: { cents: number }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayPost = useMay(...bankStatementWrites);
  const { mutate, isPending } = useCommand(postBankOpening, {
    invalidates: [getBankProof],
    onSuccess: () => showSuccess(t('bankStatements.proof.openingPosted')),
  });
  const ask = async (): Promise<void> => {
    const amount = formatMoney(cents);
    const text = t('bankStatements.proof.openingSure');
    if (
      await confirm({
        kind: 'plain',
        title: t('bankStatements.proof.openingTitle', { amount }),
        text,
        confirm: t('bankStatements.proof.postOpening'),
      })
    )
      mutate({});
  };
  return (
    <Section title={t('bankStatements.proof.opening')} aside={formatMoney(-cents)}>
      <div className={styles['opening']}>
        {t('bankStatements.proof.openingText')}
        {mayPost && (
          <Button loading={isPending} onClick={() => void ask()}>
            {t('bankStatements.proof.postOpening')}
          </Button>
        )}
      </div>
    </Section>
  );
};

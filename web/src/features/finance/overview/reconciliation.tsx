import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getBankProof, type BankProof } from '#contracts/statements/bank/bank-queries.ts';
import { bankStatementsTopic } from '#contracts/statements/statement-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useLiveReads } from '#web/live/use-live.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './overview.module.css';

/** Whether books and bank agree now: what each holds, what only one of them knows of, and what nobody can explain. */
export const Reconciliation = () => {
  const { t } = useTranslation();
  useLiveReads(bankStatementsTopic, getBankProof);
  const read = useRead(getBankProof, {}, { quiet: true });
  return (
    <section className={styles['section']} aria-label={t('finance.reconciliation')}>
      <div className={styles['sectionHead']}>
        <h2>{t('finance.reconciliation')}</h2>
        <PageLink to={bankLines}>{t('finance.openMatching')}</PageLink>
      </div>
      <ReadStates read={read} skeleton={<SkeletonRows rows={2} />}>
        {(proof) => (proof.statement ? <Proof {...proof} {...proof.statement} /> : <p className={styles['nothing']}>{t('finance.noStatement')}</p>)}
      </ReadStates>
    </section>
  );
};

const bankLines = withQuery(adminPaths.bankStatements, {});

const Proof = ({
  to,
  closingCents,
  ledgerCents,
  outstandingCents,
  differenceCents,
  postings,
  lines,
}: BankProof & NonNullable<BankProof['statement']>) => {
  const { t } = useTranslation();
  const isProved = differenceCents === 0;
  return (
    <>
      <p className={styles['said']}>
        <StatusTag tone={isProved ? 'done' : 'refused'}>{t(isProved ? 'finance.proved' : 'finance.notProved')}</StatusTag>
        {t('finance.statementOf', { day: to })}
      </p>
      <dl className={styles['terms']}>
        <Term label={t('finance.ledger')}>
          <PageLink to={entriesLink({ account: 'assets:bank:main' })}>{formatMoney(ledgerCents)}</PageLink>
        </Term>
        <i aria-hidden>−</i>
        <Term label={t('finance.statement')}>{formatMoney(closingCents)}</Term>
        <i aria-hidden>=</i>
        <Term label={t('finance.outstanding')}>{formatMoney(outstandingCents)}</Term>
        <Term label={t('finance.inBooksOnly', { count: postings.count })}>
          <PageLink to={bankLines}>{formatMoney(postings.cents)}</PageLink>
        </Term>
        <Term label={t('finance.openLines', { count: lines.count })}>
          <PageLink to={bankLines}>{formatMoney(lines.cents, { signed: true })}</PageLink>
        </Term>
        <Term label={t('finance.unexplained')}>
          <span data-good={isProved}>{formatMoney(differenceCents)}</span>
        </Term>
      </dl>
    </>
  );
};

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

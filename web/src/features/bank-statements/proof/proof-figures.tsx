import { Button } from 'antd';
import { CheckCircle2, CircleAlert, ListTree } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBankProof, type BankProof } from '#contracts/statements/bank/bank-queries.ts';
import { bankStatementsTopic } from '#contracts/statements/statement-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './proof.module.css';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Books less bank is what is outstanding: the three figures, and whether they agree. */
export const ProofFigures = () => {
  const { t } = useTranslation();
  useLiveReads(bankStatementsTopic, getBankProof);
  const { data, isError, error, dataUpdatedAt, refetch } = useRead(getBankProof, {}, { quiet: true });
  const [isOpen, setOpen] = useState(false);
  if (!data)
    return isError ? (
      <p className={styles['missing']}>
        {t('bankStatements.proof.notLoaded')}
        <Button size="small" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </p>
    ) : (
      <div className={styles['proof']} aria-busy="true">
        <SkeletonBlock width={560} height={58} />
      </div>
    );
  if (!data.statement) return null;
  return (
    <>
      {isError && <StaleBar at={dataUpdatedAt} message={error.message} onRetry={() => void refetch()} />}
      <section className={styles['proof']} data-stale={isError} aria-label={t('bankStatements.proof.title')}>
        <dl>
          <Figure label={t('bankStatements.proof.books')} cents={data.ledgerCents} />
          <Sign>−</Sign>
          <Figure label={t('bankStatements.proof.bank', { day: data.statement.to })} cents={data.statement.closingCents} />
          <Sign>=</Sign>
          <Figure label={t('bankStatements.proof.outstanding')} cents={data.outstandingCents} />
        </dl>
        <Verdict proof={data} />
        <Button icon={<ListTree size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {t('bankStatements.proof.items', { count: data.postings.count + data.lines.count + (data.openingCents === 0 ? 0 : 1) })}
        </Button>
      </section>
      {isOpen && (
        <Suspense>
          <ProofDialog proof={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Figure = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);

const Sign = ({ children }: { children: string }) => (
  <div className={styles['sign']} aria-hidden>
    {children}
  </div>
);

const Verdict = ({ proof: { differenceCents } }: { proof: BankProof }) => {
  const { t } = useTranslation();
  const agrees = differenceCents === 0;
  const Icon = agrees ? CheckCircle2 : CircleAlert;
  return (
    <p className={styles['verdict']} data-agrees={agrees} role="status">
      <Icon size={16} strokeWidth={1.9} aria-hidden />
      {agrees ? t('bankStatements.proof.agrees') : t('bankStatements.proof.broken', { amount: formatMoney(differenceCents) })}
    </p>
  );
};

import { Button } from 'antd';
import { ListTree } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getBankProof, type BankProof } from '#contracts/statements/bank/bank-queries.ts';
import { bankStatementsTopic } from '#contracts/statements/statement-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useLiveReads } from '#web/live/use-live.ts';
import { Equation, EquationFigure, EquationSign, EquationVerdict } from '#web/ui/equation/equation.tsx';
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
      <div className={styles['waiting']} aria-busy="true">
        <SkeletonBlock width={560} height={58} />
      </div>
    );
  if (!data.statement) return null;
  return (
    <>
      {isError && <StaleBar at={dataUpdatedAt} message={error.message} onRetry={() => void refetch()} />}
      <Equation
        label={t('bankStatements.proof.title')}
        stale={isError}
        figures={
          <>
            <EquationFigure label={t('bankStatements.proof.books')}>
              <PageLink to={entriesLink({ account: 'assets:bank:main' })}>{formatMoney(data.ledgerCents)}</PageLink>
            </EquationFigure>
            <EquationSign>−</EquationSign>
            <EquationFigure label={t('bankStatements.proof.bank', { day: data.statement.to })}>
              {formatMoney(data.statement.closingCents)}
            </EquationFigure>
            <EquationSign>=</EquationSign>
            <EquationFigure label={t('bankStatements.proof.outstanding')}>{formatMoney(data.outstandingCents)}</EquationFigure>
          </>
        }
      >
        <Verdict proof={data} />
        <Button icon={<ListTree size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {t('bankStatements.proof.items', { count: data.postings.count + data.lines.count + (data.openingCents === 0 ? 0 : 1) })}
        </Button>
      </Equation>
      {isOpen && (
        <Suspense>
          <ProofDialog proof={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Verdict = ({ proof: { differenceCents } }: { proof: BankProof }) => {
  const { t } = useTranslation();
  const agrees = differenceCents === 0;
  return (
    <EquationVerdict agrees={agrees}>
      {agrees ? t('bankStatements.proof.agrees') : t('bankStatements.proof.broken', { amount: formatMoney(differenceCents) })}
    </EquationVerdict>
  );
};

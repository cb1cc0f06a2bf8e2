import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletOverview } from '#contracts/wallet/wallet-queries.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { openFigureParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import changes from '#web/ui/changes/changes.module.css';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { BalanceCurve } from './balance-curve.tsx';
import styles from '../wallet.module.css';

interface Props {
  read: UseQueryResult<WalletOverview, ApiError>;
  /** The list below says already that nothing comes, and offers to try again. */
  told: boolean;
  /** Filters that its entries stand under anyway. */
  keep?: Readonly<Record<string, string>>;
}

const nothing = {};

/** What there is and how it came about, each figure leading to its entries. */
export const WalletFigures = ({ read, told, keep = nothing }: Props) => {
  const { t } = useTranslation();
  const { data, isError, error, isPlaceholderData, dataUpdatedAt, refetch } = read;
  const retry = () => void refetch();
  if (data) {
    return (
      <>
        {isError && !told && (
          <div className={styles['old']}>
            <StaleBar at={dataUpdatedAt} message={error.message} onRetry={retry} />
          </div>
        )}
        <Figures wallet={data} stale={isError || isPlaceholderData} keep={keep} />
      </>
    );
  }
  if (!isError) return <Waiting />;
  if (told) return null;
  return (
    <p className={styles['missing']}>
      {t('wallet.notLoaded')}
      <button type="button" onClick={retry}>
        {t('ui.retry')}
      </button>
    </p>
  );
};

interface FiguresProps extends Required<Pick<Props, 'keep'>> {
  wallet: WalletOverview;
  stale: boolean;
}

const Figures = ({ wallet, stale, keep }: FiguresProps) => {
  const { t } = useTranslation();
  const { path } = usePageRow();
  const { open } = useOpenRow(openFigureParameter);
  const { postedCents, heldCents, availableCents, expectedCents, inCents, outCents, entries, curve } = wallet;
  const entriesOf = (first: string | undefined, last: string | undefined, view?: 'in' | 'out') =>
    addressOf(path, { pageNo: 1, view, filters: { ...keep, beginTime: first ?? '', endTime: last ?? '' } });
  const inAll = (view?: 'in' | 'out') => entriesOf(curve[0]?.day, curve.at(-1)?.day, view);
  const changed = useJustChanged([wallet], whose, ({ postedCents: posted, heldCents: held, expectedCents: due }) => `${posted} ${held} ${due}`);
  return (
    <section className={styles['figures']} aria-label={t('wallet.balance')} data-stale={stale}>
      <dl className={changed.has(whose(wallet)) ? changes['changed'] : undefined}>
        <Sum label={t('wallet.available')} cents={availableCents} look="balance">
          {wallet.isFrozen ? <StatusTag tone="refused">{t('wallet.frozen')}</StatusTag> : <Spendable wallet={wallet} />}
        </Sum>
        <span aria-hidden>=</span>
        <Sum label={t('wallet.posted')} cents={postedCents}>
          <Way to={inAll()}>{t('wallet.entries', { count: entries })}</Way>
        </Sum>
        <span aria-hidden>{'\u2212'}</span>
        <Sum label={t('wallet.held')} cents={heldCents} look={heldCents > 0 ? 'held' : 'sum'}>
          <Opens onClick={() => open('held')}>{t('wallet.holds', { count: wallet.holds })}</Opens>
        </Sum>
        <Sum label={t('wallet.expected')} cents={expectedCents} look="apart">
          <Opens onClick={() => open('expected')}>{t('wallet.underWay', { count: wallet.expected })}</Opens>
        </Sum>
      </dl>
      <BalanceCurve
        curve={curve}
        aside={
          <>
            · <PageLink to={inAll('in')}>{t('wallet.cameIn', { amount: formatMoney(inCents) })}</PageLink> ·{' '}
            <PageLink to={inAll('out')}>{t('wallet.wentOut', { amount: formatMoney(outCents) })}</PageLink>
          </>
        }
        entriesOf={(day) => entriesOf(day, day)}
      />
    </section>
  );
};

const whose = ({ shopInfo }: WalletOverview): string => String(shopInfo.id);

/** Below zero nothing can be spent until money comes in; a limit adds to what there is. */
const Spendable = ({ wallet: { availableCents, creditLimitCents } }: { wallet: WalletOverview }) => {
  const { t } = useTranslation();
  const limit = creditLimitCents > 0 && t('wallet.withLimit', { amount: formatMoney(creditLimitCents) });
  if (availableCents < 0) return <StatusTag tone="refused">{t('wallet.belowZero')}</StatusTag>;
  return <span className={styles['note']}>{limit || t('wallet.spendable')}</span>;
};

interface SumProps {
  label: string;
  cents: number;
  look?: 'balance' | 'sum' | 'held' | 'apart';
  children: ReactNode;
}

const Sum = ({ label, cents, look = 'sum', children }: SumProps) => (
  <div data-look={look}>
    <dt>{label}</dt>
    <dd className={styles[look === 'balance' ? 'balance' : 'sum']}>{formatMoney(cents)}</dd>
    <dd>{children}</dd>
  </div>
);

const Opens = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles['way']} onClick={onClick}>
    {children}
    <ChevronRight size={13} strokeWidth={1.8} aria-hidden />
  </button>
);

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink to={to} className={styles['way']}>
    {children}
    <ChevronRight size={13} strokeWidth={1.8} aria-hidden />
  </PageLink>
);

const Waiting = () => (
  <div className={styles['figures']} aria-busy="true">
    <SkeletonBlock width={200} height={72} />
    <SkeletonBlock width={240} height={72} />
    <SkeletonBlock height={72} />
  </div>
);

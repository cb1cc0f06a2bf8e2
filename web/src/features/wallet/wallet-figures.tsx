import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletOverview } from '#contracts/wallet/wallet-queries.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import changes from '#web/ui/changes/changes.module.css';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { BalanceCurve } from './balance-curve.tsx';
import styles from './wallet.module.css';

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
  const { balanceCents, inCents, outCents, entries, curve } = wallet;
  const entriesOf = (first: string | undefined, last: string | undefined, view?: 'in' | 'out') =>
    addressOf(path, { pageNo: 1, view, filters: { ...keep, beginTime: first ?? '', endTime: last ?? '' } });
  const inAll = (view?: 'in' | 'out') => entriesOf(curve[0]?.day, curve.at(-1)?.day, view);
  const changed = useJustChanged([wallet], whose, ({ balanceCents: now }) => now);
  return (
    <section className={styles['figures']} aria-label={t('wallet.balance')} data-stale={stale}>
      <dl>
        <div className={changed.has(whose(wallet)) ? changes['changed'] : undefined}>
          <dt>{t('wallet.balance')}</dt>
          <dd className={styles['balance']}>{formatMoney(balanceCents)}</dd>
          <dd>
            <Way to={inAll()}>{t('wallet.entries', { count: entries })}</Way>
          </dd>
        </div>
        <Sum label={t('wallet.cameIn')} cents={inCents} to={inAll('in')} />
        <Sum label={t('wallet.wentOut')} cents={outCents} to={inAll('out')} />
      </dl>
      <BalanceCurve curve={curve} entriesOf={(day) => entriesOf(day, day)} />
    </section>
  );
};

const whose = ({ shopInfo }: WalletOverview): string => String(shopInfo.id);

const Sum = ({ label, cents, to }: { label: string; cents: number; to: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <PageLink to={to} className={styles['sum']}>
        {formatMoney(cents)}
      </PageLink>
    </dd>
  </div>
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

import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { feeAdds } from '#contracts/fees/fee-access.ts';
import { versionStates } from '#contracts/fees/rate-card-queries.ts';
import type { ChannelFeeRow } from '#contracts/pricing/channel-fees-calls.ts';
import { payoutOf } from '#contracts/pricing/payout.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Section } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './channel-fees.module.css';
import { FeeBands } from './fee-bands.tsx';

const SetFeesDrawer = lazy(() => import('./set-fees-drawer.tsx'));
const EXAMPLE_CENTS = 20_000;

/** A platform: what it keeps of everybody, of whom else, and what was and will be. */
export const ChannelFeesSection = ({ channel, rows }: { channel: ChannelKind; rows: readonly ChannelFeeRow[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const mayAdd = useMay(...feeAdds);
  const [isSetting, setSetting] = useState(false);
  const name = words(channelWords[channel].name);
  const inForce = rows.filter(({ state }) => state === 'inForce');
  const others = rows.filter(({ state }) => state !== 'inForce');
  return (
    <Section
      title={name}
      aside={
        mayAdd && (
          <Button
            size="small"
            icon={<Plus size={13} aria-hidden />}
            aria-label={t('pricing.fees.setFor', { channel: name })}
            onClick={() => setSetting(true)}
          >
            {t('pricing.fees.set')}
          </Button>
        )
      }
    >
      <div className={styles['rows']}>
        {inForce.map((row) => (
          <FeeRow key={keyOf(row)} row={row} />
        ))}
      </div>
      {others.length > 0 && (
        <details className={styles['others']}>
          <summary>{t('pricing.fees.history')}</summary>
          <div className={styles['rows']}>
            {others.map((row) => (
              <FeeRow key={keyOf(row)} row={row} />
            ))}
          </div>
        </details>
      )}
      {isSetting && (
        <Suspense>
          <SetFeesDrawer
            channel={channel}
            fees={inForce.find(({ shopInfo }) => shopInfo === null)?.fees ?? [{ lines: [] }]}
            onClose={() => setSetting(false)}
          />
        </Suspense>
      )}
    </Section>
  );
};

const keyOf = ({ shopInfo, version }: ChannelFeeRow): string => `${shopInfo?.id ?? 'all'} ${version}`;

const FeeRow = ({ row }: { row: ChannelFeeRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { shopInfo, state, from, version, fees, description, setBy, gmtCreate } = row;
  const { tone, ...stateWords } = versionStates[state];
  const who = shopInfo ? shopInfo.realname || shopInfo.uid : t('pricing.fees.all');
  return (
    <article className={styles['row']} aria-label={who}>
      <header>
        <strong>{who}</strong>
        <StatusTag tone={tone}>{words(stateWords)}</StatusTag>
        <span>
          {version === 0 ? t('pricing.fees.published') : t(state === 'coming' ? 'pricing.fees.from' : 'pricing.fees.since', { date: from })}
        </span>
      </header>
      <FeeBands fees={fees} label={who} />
      <p>{t('pricing.fees.example', { amount: formatMoney(payoutOf(fees, EXAMPLE_CENTS)) })}</p>
      {setBy !== null && (
        <p>
          <span lang="">{description}</span> · {setBy} · <TimeText at={gmtCreate} />
        </p>
      )}
    </article>
  );
};

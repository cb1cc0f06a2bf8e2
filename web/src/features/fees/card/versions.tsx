import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { feeDeletes } from '#contracts/fees/fee-access.ts';
import { withdrawRateCardEndpoint } from '#contracts/fees/rate-card-commands.ts';
import {
  getMerchantRates,
  listMerchantRates,
  listRateCards,
  versionStates,
  type RateCardRow,
  type RateVersion,
} from '#contracts/fees/rate-card-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../fees.module.css';
import { RateLines } from './rate-lines.tsx';

/** The timeline of a card, the latest start first: when each version holds, who published it and why. */
export const Versions = ({ card, title }: { card: RateCardRow; title: string }) => {
  const { t } = useTranslation();
  if (card.versions.length === 0) return null;
  return (
    <ol className={styles['versions']} aria-label={t('fees.versionsOf', { card: title })}>
      {card.versions.map((version) => (
        <Version key={`${version.version} ${version.effectiveFrom}`} card={card} version={version} />
      ))}
    </ol>
  );
};

const Version = ({ card, version }: { card: RateCardRow; version: RateVersion }) => {
  const { t } = useTranslation();
  const words = useWords();
  const mayWithdraw = useMay(...feeDeletes);
  const withdraw = useWithdrawal(card, version);
  const { tone, ...state } = versionStates[version.state];
  const { withdrawal } = version;
  return (
    <li data-state={version.state}>
      <div className={styles['versionHead']}>
        <StatusTag tone={tone}>{words(state)}</StatusTag>
        <strong>{period(version, t)}</strong>
        {version.state === 'coming' && mayWithdraw && (
          <Button size="small" danger type="text" onClick={() => void withdraw()}>
            {t('fees.withdraw')}
          </Button>
        )}
      </div>
      <p>
        {version.version === 0 ? (
          t('fees.terms')
        ) : (
          <>
            {t('fees.version', { version: version.version })} · <span lang="">{version.description}</span>
          </>
        )}
      </p>
      {version.gmtCreate && (
        <p className={styles['who']}>
          {version.publishedBy} · <TimeText at={version.gmtCreate} />
        </p>
      )}
      {withdrawal && (
        <p className={styles['who']}>
          {t('fees.withdrawnBy', { name: withdrawal.by, reason: withdrawal.reason })} · <TimeText at={withdrawal.gmtCreate} />
        </p>
      )}
      {version.state !== 'inForce' && (
        <details>
          <summary>{t('fees.lines', { count: version.lines.length })}</summary>
          <RateLines lines={version.lines} label={t('fees.version', { version: version.version })} />
        </details>
      )}
    </li>
  );
};

const period = ({ effectiveFrom, before }: RateVersion, t: TFunction): string => {
  if (effectiveFrom === null) return before === null ? t('fees.always') : t('fees.until', { date: before });
  return before === null ? t('fees.from', { date: effectiveFrom }) : t('fees.fromUntil', { from: effectiveFrom, until: before });
};

/** Asks why, and takes the version back before it begins. */
const useWithdrawal = ({ cardId }: RateCardRow, { version, effectiveFrom }: RateVersion) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const command = useCommand(withdrawRateCardEndpoint, {
    invalidates: [listRateCards, listMerchantRates, getMerchantRates],
    onSuccess: () => showSuccess(t('fees.withdrawn', { version })),
  });
  return async () => {
    const answer = await confirm({
      kind: 'recall',
      title: t('fees.withdrawTitle', { version }),
      text: t('fees.withdrawText', { date: effectiveFrom }),
      confirm: t('fees.withdraw'),
      reason: { readers: 'colleagues' },
    });
    if (answer) command.mutate({ cardId, version, reason: answer.reason });
  };
};

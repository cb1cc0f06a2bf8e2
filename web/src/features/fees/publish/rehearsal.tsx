import { Button } from 'antd';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rehearseRateCard, type RateCardRehearsal } from '#contracts/fees/rehearse-rate-card.ts';
import type { RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { withoutGaps } from '#web/ui/form/form-body.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { Money } from '#web/ui/text/money.tsx';
import styles from '../fees.module.css';
import { lineOf } from './line-values.ts';
import type { PublishForm } from './use-publish-form.ts';

interface Props {
  form: PublishForm;
  card: RateCardRow;
}

/** What the last month would have cost by the rates as they are entered, before anybody is charged by them. */
export const Rehearsal = ({ form, card: { scope } }: Props) => {
  const { t } = useTranslation();
  const { mutate, data, variables, isPending, error } = useCommand(rehearseRateCard, { quiet: true });
  const lines = withoutGaps(form.values.lines.map(lineOf)) as never;
  const isOld = data !== undefined && JSON.stringify(variables?.lines) !== JSON.stringify(lines);
  const isReady = form.wrongFields.every((field) => field !== 'lines' && !field.startsWith('lines.'));
  return (
    <section className={styles['rehearsal']} aria-label={t('fees.rehearsal')}>
      <div className={styles['draftHead']}>
        <strong>{t('fees.rehearsal')}</strong>
        <Button
          size="small"
          icon={<FlaskConical size={13} aria-hidden />}
          loading={isPending}
          disabled={!isReady}
          onClick={() => mutate({ scope, lines })}
        >
          {t(isOld ? 'fees.rehearseAgain' : 'fees.rehearse')}
        </Button>
      </div>
      {error ? (
        <Refusal>{error.message || t('app.offline')}</Refusal>
      ) : data ? (
        <Outcome data={data} isOld={isOld} />
      ) : (
        <p>{t('fees.rehearsalText')}</p>
      )}
    </section>
  );
};

const Outcome = ({ data, isOld }: { data: RateCardRehearsal; isOld: boolean }) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { month, postings, merchantCount, paidCents, wouldCents, unpriced, mostHit } = data;
  return (
    <div className={styles['outcome']} data-old={isOld}>
      <p>{postings === 0 ? t('fees.rehearsedNothing', { month }) : t('fees.rehearsed', { month, count: postings, merchants: merchantCount })}</p>
      <table className={styles['lines']} aria-label={t('fees.mostHit')}>
        <thead>
          <tr>
            <th scope="col">{t('fees.mostHit')}</th>
            <th scope="col" data-numeric>
              {t('fees.paid')}
            </th>
            <th scope="col" data-numeric>
              {t('fees.wouldPay')}
            </th>
            <th scope="col" data-numeric>
              {t('fees.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {mostHit.map(({ shopInfo, ...sums }) => (
            <Sums key={shopInfo.id} name={ownerName(shopInfo)} {...sums} />
          ))}
        </tbody>
        <tfoot>
          <Sums name={t('fees.allMerchants')} paidCents={paidCents} wouldCents={wouldCents} />
        </tfoot>
      </table>
      {unpriced > 0 && <p>{t('fees.unpriced', { count: unpriced })}</p>}
    </div>
  );
};

const Sums = ({ name, paidCents, wouldCents }: { name: string; paidCents: number; wouldCents: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-numeric>
      <Money cents={paidCents} unit="" />
    </td>
    <td data-numeric>
      <Money cents={wouldCents} unit="" />
    </td>
    <td data-numeric>
      <Money cents={wouldCents - paidCents} unit="" signed />
    </td>
  </tr>
);

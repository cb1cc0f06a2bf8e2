import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getBulkReship, type BulkReshipDetail } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BulkReshipStatus } from '../bulk-reship-status.tsx';
import { BoxSection } from './box-section.tsx';
import { useBulkReshipActions } from './use-bulk-reship-actions.tsx';

/** One bulk reship with its boxes: addresses, fees, and how far each is (R2.58). */
export default function BulkReshipPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const bulkNo = parameters.get('bulkNo') ?? '';
  useLiveReads(useListTopic('orders'), getBulkReship);
  const read = useRead(getBulkReship, { bulkNo }, { quiet: true });
  usePageName(bulkNo);

  return (
    <DetailPage
      read={read}
      failedTitle={t('bulkReships.detailFailed')}
      header={(bulk) => ({
        title: bulk.bulkNo,
        tag: <BulkReshipStatus bulk={bulk} />,
        meta: [
          ...(bulk.applicant === undefined ? [] : [bulk.shopInfo.realname]),
          bulk.wareName,
          <span key="applied">
            {t('orders.applied')} <TimeText at={bulk.gmtCreate} />
          </span>,
        ],
        actions: <Actions bulk={bulk} />,
      })}
    >
      {(bulk) => (
        <>
          <Section>
            <Overview bulk={bulk} />
          </Section>
          {bulk.boxList.map((box, index) => (
            <BoxSection key={box.oddNo} box={box} boxNo={String(index + 1)} />
          ))}
        </>
      )}
    </DetailPage>
  );
}

const Overview = ({ bulk }: { bulk: BulkReshipDetail }) => {
  const { t } = useTranslation();
  const addresses = new Set(bulk.boxList.map(({ address }) => JSON.stringify(address))).size;
  return (
    <DescriptionGrid
      items={[
        { label: t('orders.items'), value: t('orders.apply.items', { count: bulk.items }) },
        {
          label: t('orders.boxes'),
          value: `${t('bulkReships.boxes', { count: bulk.boxes })} · ${t('bulkReships.addresses', { count: addresses })}`,
        },
        { label: t('orders.progress'), value: t('bulkReships.shippedOf', { shipped: bulk.shippedBoxes, boxes: bulk.boxes }) },
        { label: t('orders.labelFee'), value: bulk.fee === null ? t('orders.notQuoted') : <Money cents={bulk.fee} /> },
        ...(bulk.applicant === undefined ? [] : [{ label: t('bulkReships.applicant'), value: bulk.applicant }]),
        ...(bulk.remark === '' ? [] : [{ label: t('orders.remark'), value: bulk.remark }]),
      ]}
    />
  );
};

/** What the seller may do with all boxes at once; the rest stands on each order's page. */
const Actions = ({ bulk }: { bulk: BulkReshipDetail }) => {
  const { t } = useTranslation();
  const { recallable, recall, confirmable, confirm, busy, refused } = useBulkReshipActions(bulk);
  const amount = formatMoney(confirmable.reduce((sum, { fee }) => sum + (fee ?? 0), 0));
  return (
    <>
      {recallable.length > 0 && <Button onClick={() => void recall()}>{t('bulkReships.recallAll', { count: recallable.length })}</Button>}
      {confirmable.length > 0 && (
        <Button type="primary" loading={busy} onClick={() => void confirm()}>
          {t('bulkReships.confirmAll', { count: confirmable.length, amount })}
        </Button>
      )}
      {refused}
    </>
  );
};

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shipmentActions } from '#contracts/fulfilment/shipment-actions.ts';
import { getShipment, type ShipmentDetail } from '#contracts/fulfilment/shipment-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { Section } from '#web/ui/page/section.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ShipmentStatusTag, useStatusNote } from '../shipment-status.tsx';
import { useShipmentsTopic } from '../use-shipments-topic.ts';
import { ShipmentBody } from './shipment-body.tsx';
import { ShipmentHistory } from './shipment-history.tsx';
import { useShipmentSteps } from './use-shipment-steps.ts';

/** One shipment of the own shop: its labels, its boxes, and where each pair is (R2.68). */
export default function ShipmentPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const shipmentNo = parameters.get('shipmentNo') ?? '';
  useLiveReads(useShipmentsTopic(false), getShipment);
  const read = useRead(getShipment, { shipmentNo }, { quiet: true });
  usePageName(shipmentNo);
  return (
    <DetailPage
      read={read}
      failedTitle={t('programme.detailFailed')}
      header={(shipment) => ({
        title: shipment.shipmentNo,
        tag: <ShipmentStatusTag shipment={shipment} />,
        meta: [
          <Note key="note" shipment={shipment} />,
          t('programme.pairs', { count: shipment.itemCount }),
          t('programme.boxes', { count: shipment.boxCount }),
          shipment.wareName,
          <span key="created">
            {t('programme.created')} <TimeText at={shipment.gmtCreate} />
          </span>,
        ],
        actions: <Steps shipment={shipment} />,
      })}
      side={(shipment) => (
        <Section title={t('ui.history')}>
          <ShipmentHistory history={shipment.history} />
        </Section>
      )}
    >
      {(shipment) => <ShipmentBody shipment={shipment} />}
    </DetailPage>
  );
}

const Note = ({ shipment }: { shipment: ShipmentDetail }) => useStatusNote(shipment) ?? shipment.displayNo;

const Steps = ({ shipment }: { shipment: ShipmentDetail }) => {
  const words = useWords();
  const { recall, archive, isBusy } = useShipmentSteps(shipment);
  return (
    <>
      {shipment.actions.includes('recall') && (
        <Button disabled={isBusy} onClick={() => void recall()}>
          {words(shipmentActions.recall)}
        </Button>
      )}
      {shipment.actions.includes('archive') && (
        <Button disabled={isBusy} onClick={() => void archive()}>
          {words(shipmentActions.archive)}
        </Button>
      )}
    </>
  );
};

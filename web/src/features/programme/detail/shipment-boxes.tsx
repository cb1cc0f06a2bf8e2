import { useTranslation } from 'react-i18next';
import type { ShipmentDetail } from '#contracts/fulfilment/shipment-queries.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import styles from '../programme.module.css';
import { OpenPaper } from './open-paper.tsx';

/** Each box with what is in it, the order by which it leaves, and its label. */
export const ShipmentBoxes = ({ shipment: { boxes, items } }: { shipment: ShipmentDetail }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles['boxes']}>
      {boxes.map(({ boxNo, oddNo, logNo, carrier, labelUrl }) => {
        const name = t('programme.box', { boxNo });
        return (
          <li key={boxNo}>
            <strong>{name}</strong>
            <span>{[t('programme.pairs', { count: items.filter((item) => item.boxNo === boxNo).length }), oddNo].filter(Boolean).join(' · ')}</span>
            <span className={logNo ? undefined : styles['quiet']}>
              {logNo ? (
                <>
                  {carrier} · <TrackingLink code={logNo} carrier={carrier ?? ''} />
                </>
              ) : (
                t('programme.noLabel')
              )}
            </span>
            {labelUrl ? <OpenPaper url={labelUrl} name={`${t('programme.label')}, ${name}`} /> : <span />}
          </li>
        );
      })}
    </ul>
  );
};

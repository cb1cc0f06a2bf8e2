import { Button } from 'antd';
import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endingOf, fileTypes, typeOfEnding } from '#contracts/files/file-types.ts';
import { getFile } from '#contracts/files/get-file.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { showFile } from '#web/api/files/save-file.ts';
import { useFileUrl } from '#web/api/files/use-file-url.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import styles from './order.module.css';

/** The label as it was uploaded. */
export const OrderLabel = ({ label }: { label: NonNullable<OrderDetail['label']> }) => {
  const { t } = useTranslation();
  const { pathname } = useViewpoint();
  const [opening, setOpening] = useState(false);
  const picture = useFileUrl(isPicture(label.url) ? label.url : undefined);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      showFile(await callEndpoint(getFile, { body: { url: label.url }, pathname }));
    } catch {
      return;
    } finally {
      setOpening(false);
    }
  };
  return (
    <div className={styles['label']}>
      {picture ? (
        <img src={picture} alt={t('orders.label')} />
      ) : (
        <span className={styles['pdf']}>
          <FileText size={30} strokeWidth={1.4} aria-hidden />
        </span>
      )}
      <div className={styles['labelText']}>
        <span>
          <small>{t('orders.carrier')}</small>
          {label.carrier}
        </span>
        <span>
          <small>{t('orders.logNo')}</small>
          <TrackingLink code={label.logNo} carrier={label.carrier} />
        </span>
        <Button
          size="small"
          icon={<ExternalLink size={13} aria-hidden />}
          loading={opening}
          style={{ justifySelf: 'start' }}
          onClick={() => void open()}
        >
          {t('orders.openLabel')}
        </Button>
      </div>
    </div>
  );
};

const isPicture = (url: string): boolean => {
  const type = typeOfEnding(endingOf(url));
  return type !== undefined && fileTypes[type].kind === 'picture';
};

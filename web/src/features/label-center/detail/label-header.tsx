import { Button } from 'antd';
import { BadgeDollarSign, Ban, ExternalLink, Printer, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shippingLabelActions, type ShippingLabelActionName } from '#contracts/labels/shipping/shipping-label-actions.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { trackingLink } from '#contracts/labels/tracking-link.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../label-center.module.css';
import { LabelState } from '../label-state.tsx';
import type { LabelActions } from '../use-label-actions.ts';
import { useServiceName } from '#web/shared/labels/use-service-name.ts';

/** Number, status, who, since when, and what can be done: printing or the refund as the only solid button. */
export const LabelHeader = ({ label, actions }: { label: ShippingLabelRow; actions: LabelActions }) => {
  const { t } = useTranslation();
  const words = useWords();
  const nameOf = useServiceName();
  const ownerName = useOwnerName();
  const { trackers } = useUser();
  const may = (name: ShippingLabelActionName): boolean => label.actions.includes(name);
  const act = (name: ShippingLabelActionName) => () => void actions[name]([label]);
  return (
    <DrawerHeader
      title={
        <>
          <h2 className={styles['number']}>{label.logNo || label.labelNo}</h2>
          {label.logNo !== '' && <CopyButton text={label.logNo} />}
          <LabelState label={label} />
        </>
      }
      meta={[nameOf(label.service), ownerName(label.shopInfo), <TimeText key="bought" at={label.gmtCreate} />]}
      actions={
        <>
          {may('refund') && (
            <Button type="primary" icon={<BadgeDollarSign size={15} aria-hidden />} onClick={act('refund')}>
              {words(shippingLabelActions.refund)}
            </Button>
          )}
          {may('print') && (
            <Button type={may('refund') ? 'default' : 'primary'} icon={<Printer size={15} aria-hidden />} onClick={act('print')}>
              {t('labels.print')}
            </Button>
          )}
          {may('retryVoid') && (
            <Button type="primary" icon={<RotateCw size={15} aria-hidden />} onClick={act('retryVoid')}>
              {words(shippingLabelActions.retryVoid)}
            </Button>
          )}
          {label.logNo !== '' && (
            <Button
              href={trackingLink(label.logNo, label.carrier, trackers)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink size={15} aria-hidden />}
            >
              {t('labels.track')}
            </Button>
          )}
          {may('void') && (
            <Button icon={<Ban size={15} aria-hidden />} onClick={act('void')}>
              {words(shippingLabelActions.void)}
            </Button>
          )}
        </>
      }
    />
  );
};

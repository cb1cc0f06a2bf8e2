import { ChevronDown, ChevronUp, Link2, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import type { Neighbours } from '../../ui/list/neighbours.ts';
import styles from './drawer.module.css';
import { ItemMenu } from './item-menu.tsx';

interface Props {
  neighbours: Neighbours | undefined;
  open: (oneId: string) => void;
  close: () => void;
  item: ItemDetail | undefined;
}

export const DrawerBar = ({ neighbours, open, close, item }: Props) => {
  const { t } = useTranslation();
  const copyLink = async () => {
    await navigator.clipboard?.writeText(location.href);
    showSuccess(t('ui.copied'));
  };
  return (
    <div className={styles['bar']}>
      <span className={styles['place']} aria-live="polite">
        {neighbours ? t('item.place', { place: neighbours.place, total: neighbours.total }) : t('item.item')}
      </span>
      {neighbours && (
        <>
          <BarButton
            icon={ChevronUp}
            label={t('item.previous')}
            keyName="K"
            disabled={!neighbours.previous}
            press={() => open(neighbours.previous!)}
          />
          <BarButton icon={ChevronDown} label={t('item.next')} keyName="J" disabled={!neighbours.next} press={() => open(neighbours.next!)} />
          <span className={styles['divider']} />
        </>
      )}
      <BarButton icon={Link2} label={t('item.copyLink')} press={() => void copyLink()} />
      {item && <ItemMenu item={item} />}
      <BarButton icon={X} label={t('app.close')} keyName="Esc" press={close} />
    </div>
  );
};

interface ButtonProps {
  icon: LucideIcon;
  label: string;
  keyName?: string;
  disabled?: boolean;
  press: () => void;
}

const BarButton = ({ icon: Icon, label, keyName, disabled = false, press }: ButtonProps) => (
  <button
    type="button"
    className={styles['icon']}
    aria-label={label}
    title={keyName ? `${label} (${keyName})` : label}
    disabled={disabled}
    onClick={press}
  >
    <Icon size={16} strokeWidth={1.8} aria-hidden />
  </button>
);

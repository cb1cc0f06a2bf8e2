import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLiveState } from '#web/live/live-context.tsx';
import styles from './header.module.css';

/** Whether what others change shows by itself. */
export const LiveIndicator = () => {
  const { t } = useTranslation();
  const state = useLiveState();
  return (
    <Tooltip title={t(`shell.${state}Text`)}>
      <output className={styles['live']} data-state={state} tabIndex={0} aria-label={t(`shell.${state}`)}>
        <span className={styles['dot']} aria-hidden="true" />
        <span aria-hidden="true">{t(`shell.${state}`)}</span>
      </output>
    </Tooltip>
  );
};

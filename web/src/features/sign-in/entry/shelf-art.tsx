import { useTranslation } from 'react-i18next';
import { boxes, boxHeight, found, shelves } from './shelf-art-layout.ts';
import styles from './shelf-art.module.css';

/** A shelf with one box found on it: what the product is about. */
export const ShelfArt = () => {
  const { t } = useTranslation();
  return (
    <div className={styles['art']} aria-hidden="true">
      <svg width="760" height="640" viewBox="0 0 760 640">
        {shelves.map(({ y }) => (
          <g key={y}>
            <rect x="80" y={y + 3} width="680" height="5" fill="#0f343b" opacity="0.7" />
            <rect x="78" y={y - 1.5} width="682" height="3.5" fill="#3f7a83" />
          </g>
        ))}
        <rect x="76" y="120" width="3.5" height="500" fill="#3f7a83" />
        {boxes.map(({ x, y, width, shade, labelled }) => (
          <g key={`${x} ${y}`} opacity={shade}>
            <rect x={x} y={y} width={width} height={boxHeight - 1} rx="1" fill="#1b4f59" />
            <rect x={x - 1} y={y} width={width + 2} height="8" rx="1" fill="#2f5f68" />
            {labelled && <rect x={x + 10} y={y + 12.5} width="20" height="8.5" rx="1" fill="#45727a" />}
          </g>
        ))}
        <rect x={found.x} y={found.y} width={found.width} height={boxHeight - 1} rx="1" fill="#5cc8d5" />
        <rect x={found.x - 1} y={found.y} width={found.width + 2} height="8" rx="1" fill="#86dbe4" />
        <rect x={found.x + 10} y={found.y + 11.5} width="38" height="12" rx="1" fill="#fff" />
        {[0, 3, 5.5, 9, 11, 14.5, 17, 20.5, 23, 25, 28.5].map((bar, index) => (
          <rect key={bar} x={found.x + 13 + bar} y={found.y + 13} width={index % 3 === 0 ? 1.8 : 1} height="9" fill="#0a1d21" />
        ))}
        <path d={`M${found.x + 46} ${found.y} V376 H386`} fill="none" stroke="#86dbe4" strokeWidth="1.2" />
        <circle cx={found.x + 46} cy={found.y} r="3" fill="#86dbe4" />
        {shelves.map(({ y, name }) => (
          <text key={name} x="68" y={y + 4} textAnchor="end" className={styles['place']} data-found={name === found.shelf}>
            {name}
          </text>
        ))}
      </svg>
      <div className={styles['callout']}>
        <strong>K7Q2-M4XR-9D</strong>
        <span>{t('signIn.shelved')}</span>
      </div>
    </div>
  );
};

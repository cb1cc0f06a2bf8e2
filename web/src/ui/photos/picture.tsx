import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './photos.module.css';

interface Props {
  /** As the API gives it. */
  url: string | null | undefined;
  /** Pixels of a side. */
  size: number;
  alt?: string;
  radius?: number;
}

/** A product on its light ground, also in the dark; a missing picture keeps its place. */
export const Picture = ({ url, size, alt = '', radius = 4 }: Props) => {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles['picture']} style={{ width: size, height: size, borderRadius: radius }}>
      {url && broken !== url ? (
        <img src={url} alt={alt} width={size} height={size} loading="lazy" onError={() => setBroken(url)} />
      ) : (
        <ImageOff size={Math.min(18, size / 2)} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  );
};

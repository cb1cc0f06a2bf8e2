import type { ReactNode } from 'react';
import styles from './camera.module.css';
import { PhotoTile } from './photo-tile.tsx';
import type { TakenPhoto } from './taken-photo.ts';

interface Props<Photo extends TakenPhoto> {
  photos: readonly Photo[];
  labelOf: (photo: Photo) => string;
  /** Opens the camera, for a photo more or in place of one. */
  onOpen(): void;
  onRemove?: (id: string) => void;
  /** The empty tile at the end. */
  add: { label: string; next?: boolean; more?: boolean };
  /** Tiles of what is required, in front. */
  children?: ReactNode;
}

/** Photos that were taken, four in a row, and the place of the next. */
export const PhotoTiles = <Photo extends TakenPhoto>({ photos, labelOf, onOpen, onRemove, add, children }: Props<Photo>) => (
  <div className={styles['tiles']}>
    {children}
    {photos.map((photo) => (
      <PhotoTile key={photo.id} label={labelOf(photo)} photo={photo} onClick={onOpen} onRemove={onRemove && (() => onRemove(photo.id))} />
    ))}
    <PhotoTile {...add} photo={undefined} onClick={onOpen} />
  </div>
);

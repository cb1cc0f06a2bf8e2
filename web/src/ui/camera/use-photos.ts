import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { upload } from '#contracts/files/upload.ts';
import { isApiError, mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { newId } from '#web/api/http/request-id.ts';
import { shrunk } from './capture.ts';
import { heldOf, withPhotos, type HeldPhotos } from './held-photos.ts';
import type { TakenPhoto } from './taken-photo.ts';

export interface Photos<Photo extends TakenPhoto> {
  taken: readonly Photo[];
  add(file: Blob, extra: Omit<Photo, keyof TakenPhoto>): Promise<void>;
  /** Shows again what an earlier visit kept; its bytes go out with whoever sends it. */
  takeUp(kept: readonly Omit<Photo, 'preview' | 'url'>[]): void;
  remove(id: string): void;
  /** Starts over: what was taken belongs to something that is recorded now. */
  clear(): void;
  /** The server's words where it would not take a file. */
  refusal: string | undefined;
}

/**
 * Photos of the thing in hand. Each is uploaded as soon as it is taken; without a connection it stays as bytes, for whoever sends it later.
 * `of`: which thing, where one follows another; each begins without photos.
 */
export const usePhotos = <Photo extends TakenPhoto = TakenPhoto>(of?: string): Photos<Photo> => {
  const { pathname } = useLocation();
  const [held, setHeld] = useState<HeldPhotos<Photo>>({ of, taken: [] });
  const [refusal, setRefusal] = useState<string>();
  /** Of which thing each is. */
  const [previews] = useState(() => new Map<string, string | undefined>());
  const { taken } = held;
  if (held.of !== of) {
    setHeld(heldOf(held, of));
    setRefusal(undefined);
  }

  const preview = (file: Blob): string => {
    const url = URL.createObjectURL(file);
    previews.set(url, of);
    return url;
  };
  const change = (next: (before: readonly Photo[]) => readonly Photo[]) => setHeld((before) => ({ ...before, taken: next(before.taken) }));

  /** A page that was hidden meanwhile has let its previews go. */
  const renewPreviews = useEffectEvent(() => {
    if (taken.some((photo) => !previews.has(photo.preview))) change((before) => before.map((photo) => ({ ...photo, preview: preview(photo.file) })));
  });
  useEffect(() => {
    queueMicrotask(() => renewPreviews());
    return () => {
      for (const url of previews.keys()) URL.revokeObjectURL(url);
      previews.clear();
    };
  }, [previews]);

  const inHand = useRef(of);
  useEffect(() => {
    inHand.current = of;
    for (const [url, whose] of previews) {
      if (whose === of) continue;
      URL.revokeObjectURL(url);
      previews.delete(url);
    }
  }, [of, previews]);

  const forget = (gone: readonly TakenPhoto[]) => {
    for (const photo of gone) {
      URL.revokeObjectURL(photo.preview);
      previews.delete(photo.preview);
    }
    change((before) => before.filter(({ id }) => !gone.some((photo) => photo.id === id)));
  };

  return {
    taken,
    refusal,
    takeUp: (kept) => {
      const photos = kept.map((photo) => ({ ...photo, preview: preview(photo.file) }) as Photo);
      if (photos.length > 0) setHeld((before) => withPhotos(before, of, photos, 'before'));
    },
    remove: (id) => forget(taken.filter((photo) => photo.id === id)),
    clear: () => {
      forget(taken);
      setRefusal(undefined);
    },
    add: async (chosen, extra) => {
      setRefusal(undefined);
      const file = chosen instanceof File ? await shrunk(chosen) : chosen;
      if (inHand.current !== of) return;
      const photo = { ...extra, id: newId(), file, preview: preview(file) } as Photo;
      setHeld((before) => withPhotos(before, of, [photo], 'after'));
      try {
        const url = await callEndpoint(upload, { file: asFile(file), body: { purpose: 'media' }, pathname, quiet: true });
        change((before) => before.map((other) => (other.id === photo.id ? { ...other, url } : other)));
      } catch (failure) {
        if (!isApiError(failure) || mayRetry(failure)) return;
        forget([photo]);
        if (inHand.current === of) setRefusal(failure.message);
      }
    },
  };
};

/** Gives a photo to the server at once; answers where it keeps it. */
export const uploadPhoto = async (photo: Blob): Promise<string> =>
  callEndpoint(upload, { file: asFile(photo instanceof File ? await shrunk(photo) : photo), quiet: true });

/** For the outbox: urls where they are known, bytes where they are not. */
export const sendable = (photos: readonly TakenPhoto[]): (string | Blob)[] => photos.map(({ url, file }) => url ?? file);

const asFile = (file: Blob): File => (file instanceof File ? file : new File([file], 'photo.jpg', { type: file.type }));

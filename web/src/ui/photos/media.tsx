import { isVideo } from '#contracts/files/file-types.ts';

/** A file as it is seen in full: what ends like a video plays, everything else is a picture (R2.161). */
export const Media = ({ url, alt, className }: { url: string; alt: string; className?: string | undefined }) =>
  isVideo(url) ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what the floor films has no words
    <video key={url} className={className} src={url} controls autoPlay muted playsInline aria-label={alt} />
  ) : (
    <img className={className} src={url} alt={alt} />
  );

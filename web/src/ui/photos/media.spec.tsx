import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Media } from './media.tsx';

const shown = (url: string) => renderToStaticMarkup(<Media url={url} alt="Photo 1 of 3" />);

describe('Rule: a file that ends like a video plays, every other one is a picture (R2.161)', () => {
  it.each(['mp4', 'avi', 'mov', 'wmv', 'flv', 'mkv', 'MP4'])('.%s plays', (ending) => {
    expect(shown(`/files/a.${ending}`)).toMatch(/^<video [^>]*controls/);
  });

  it.each(['/files/a.jpg', '/files/a.png', '/files/a.mp4.jpg', '/art/DD1391-100.svg', '/files/a'])('%s is seen', (url) => {
    expect(shown(url)).toContain(`<img src="${url}" alt="Photo 1 of 3"/>`);
  });
});

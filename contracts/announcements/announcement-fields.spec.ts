import { describe, expect, it } from 'vitest';
import { announcementFields } from './announcement-fields.ts';

const { picture } = announcementFields;
const id = '0123456789abcdef0123456789abcdef';

describe('Rule: an announcement shows a picture that is stored here', () => {
  it.each(['', `/files/${id}.png`, `/files/${id}.webp`, '/art/banner/peak.svg'])('takes %s', (url) => {
    expect(picture.safeParse(url).success).toBe(true);
  });

  it.each([`/files/${id}.pdf`, `/files/${id}.mp4`, 'https://elsewhere.example/a.png', '/art/../a.svg', `/files/${id}.png?x`])('refuses %s', (url) => {
    expect(picture.safeParse(url).success).toBe(false);
  });
});

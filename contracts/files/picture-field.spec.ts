import { describe, expect, it } from 'vitest';
import { fileUrl } from './file-types.ts';
import { pictureField } from './picture-field.ts';

describe('Rule: a picture is one that was uploaded here, or none', () => {
  const takes = (text: string): boolean => pictureField.safeParse(text).success;

  it('takes what the upload answered, and nothing', () => expect([fileUrl('0'.repeat(32), 'png'), ''].filter(takes)).toHaveLength(2));

  it.each(['javascript:alert(1)', 'https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:image/png;base64,AAAA'])(
    'refuses %s',
    (text) => expect(takes(text)).toBe(false),
  );
});

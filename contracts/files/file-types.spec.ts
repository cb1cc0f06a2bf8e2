import { describe, expect, it } from 'vitest';
import { fileIdOf, fileUrl, isVideo } from './file-types.ts';

const fileId = '0123456789abcdef0123456789abcdef';

describe('Rule: a file url ends like its type', () => {
  it('goes there and back', () => {
    expect(fileIdOf(fileUrl(fileId, 'mp4'))).toBe(fileId);
    expect(fileIdOf(`/files/${fileId}.mp4/..`)).toBeUndefined();
  });

  it('tells a video from a picture', () => {
    expect(['mp4', 'avi', 'mov', 'wmv', 'flv', 'mkv'].map((ending) => isVideo(`/a.${ending}`))).toEqual(Array(6).fill(true));
    expect(['/a.jpg', '/a.MP4.png', '/a', ''].map(isVideo)).toEqual(Array(4).fill(false));
  });
});

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { getPhoto } from '@derrick/domain/files';
import { BASE_PATH } from '../platform/basePath.ts';

/** Maps addresses of photos to addresses on this server, the only ones that pages may load. */
export interface PhotoAddresses {
  /** Returns the address on this server for a photo on another server; all other addresses are returned unchanged. */
  addressOf(photo: string): string;
  /** Returns the original address of a photo; undefined if the name was not issued by this server. */
  read(name: string): string | undefined;
}

/** 128 bits, so that a client cannot make this server request an arbitrary address. */
const MAC_BYTES = 16;

/** Maximum length of a photo's address. */
const MAX_ADDRESS_LENGTH = 2000;

/** Creates addresses that contain the original address, signed with the server's secret. */
export function createPhotoAddresses(secret: string): PhotoAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'derrick photos', 32));
  const sign = (photo: string) => createHmac('sha256', key).update(photo).digest().subarray(0, MAC_BYTES);
  return {
    addressOf(photo) {
      if (!photo.startsWith('https://') || photo.length > MAX_ADDRESS_LENGTH) return photo;
      const name = `${Buffer.from(photo).toString('base64url')}.${sign(photo).toString('base64url')}`;
      return `${BASE_PATH}${getPhoto.path.replace(':name', name)}`;
    },
    read(name) {
      const [, written, mac] = /^([\w-]+)\.([\w-]{22})$/.exec(name) ?? [];
      if (written === undefined || mac === undefined) return undefined;
      const photo = Buffer.from(written, 'base64url').toString();
      return timingSafeEqual(Buffer.from(mac, 'base64url'), sign(photo)) ? photo : undefined;
    },
  };
}

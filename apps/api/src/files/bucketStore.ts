import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './fileStore.ts';

/** Time limits in milliseconds for connecting, and for waiting for the next byte in either direction. */
const timeouts = { connectionTimeout: 2000, socketTimeout: 6000 };

/** Minimum part size in S3. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Stores files in a bucket of S3 or a compatible service.
 * @param url `s3://bucket/prefix`, with `?endpoint=https://…&region=…` for services other than Amazon's; the AWS SDK
 *   reads the credentials from the environment
 * @param limits shorter time limits for tests, in milliseconds
 */
export function createBucketStore(url: string, limits = timeouts): FileStore {
  const { host, pathname, searchParams } = new URL(url);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const region = searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1';
  const settings: S3ClientConfig = {
    region,
    // A browser is waiting for the response, so there are only two attempts with short time limits.
    maxAttempts: 2,
    requestHandler: limits,
    // Many compatible services do not support request checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  };
  const client = new S3Client(settings);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const at = (key: string) => ({ Bucket: host, Key: prefix === '' ? key : `${prefix}/${key}` });

  return {
    async put(key, path) {
      const { size } = await stat(path);
      const upload = new Upload({
        client,
        params: {
          ...at(key),
          Body: createReadStream(path),
          ...(size <= PART_BYTES && { ContentLength: size }),
        },
        partSize: PART_BYTES,
        queueSize: 2,
      });
      await upload.done();
    },
    async read(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        // In Node it is always a stream.
        return Body instanceof Readable ? { stream: Body, size: ContentLength } : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async removeCompany(companyId) {
      const { Bucket, Key: Prefix } = at(`${companyId}/`);
      for (;;) {
        // Removed keys are no longer listed, so the next request again returns the first page.
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        if (Contents.length === 0) return;
        for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },
  };
}

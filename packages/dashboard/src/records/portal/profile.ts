// The partner that the reader is.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { PROFILE } from './paths.ts';

/** The profile; null if the account is no partner yet. */
export const useProfile = () =>
  useQuery({
    queryKey: ['own', PROFILE],
    queryFn: async () => {
      try {
        return (await client.GET(PROFILE)).data!.data;
      } catch (error) {
        if (error instanceof Failure && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: false,
  });

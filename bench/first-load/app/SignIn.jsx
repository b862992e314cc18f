import { Alert, Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { signIn } from './api.js';

export default function SignIn() {
  const [, navigate] = useLocation();
  const [message, setMessage] = useState();
  const submit = async (event) => {
    event.preventDefault();
    try {
      await signIn(Object.fromEntries(new FormData(event.currentTarget)));
      navigate('/job-tickets');
    } catch (error) {
      setMessage(error.message);
    }
  };
  return (
    <Paper component="form" withBorder p="xl" maw={420} mx="auto" mt={120} onSubmit={submit}>
      <Stack>
        <Title order={2}>Sign in</Title>
        {message && <Alert color="red">{message}</Alert>}
        <TextInput name="email" type="email" label="Email" required />
        <PasswordInput name="password" label="Password" required />
        <Button type="submit">Sign in</Button>
      </Stack>
    </Paper>
  );
}

-- Spent refresh tokens are removed person by person, which refresh_tokens_user answers.
drop index refresh_tokens_expired;

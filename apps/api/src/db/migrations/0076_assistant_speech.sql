-- works with builds from 0068 on

-- The model of the company's provider that turns recorded speech into text; null while the server takes no sound.
alter table assistant_providers add column transcription_model text;
